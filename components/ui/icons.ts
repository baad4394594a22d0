import * as badgeCheck from 'lucide-react/icons/badge-check';
import * as check from 'lucide-react/icons/check';
import * as chevronDown from 'lucide-react/icons/chevron-down';
import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as circleCheckBig from 'lucide-react/icons/circle-check-big';
import * as clock from 'lucide-react/icons/clock';
import * as compass from 'lucide-react/icons/compass';
import * as externalLink from 'lucide-react/icons/external-link';
import * as lock from 'lucide-react/icons/lock';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as menu from 'lucide-react/icons/menu';
import * as phone from 'lucide-react/icons/phone';
import * as shieldCheck from 'lucide-react/icons/shield-check';
import * as smartphone from 'lucide-react/icons/smartphone';
import * as x from 'lucide-react/icons/x';
import type { LucideIconNode } from 'lucide-react/types';

/** The bare drawing of an icon, which Lucide's modules export untyped beside the component (`no-client-icon`). */
function drawing(icon: object): LucideIconNode[] {
  return (icon as { __iconData: { node: LucideIconNode[] } }).__iconData.node;
}

/** The icons that the site uses. */
export const icons = {
  badgeCheck: drawing(badgeCheck),
  check: drawing(check),
  chevronDown: drawing(chevronDown),
  chevronRight: drawing(chevronRight),
  circleCheckBig: drawing(circleCheckBig),
  clock: drawing(clock),
  compass: drawing(compass),
  externalLink: drawing(externalLink),
  lock: drawing(lock),
  mail: drawing(mail),
  mapPin: drawing(mapPin),
  menu: drawing(menu),
  phone: drawing(phone),
  shieldCheck: drawing(shieldCheck),
  smartphone: drawing(smartphone),
  x: drawing(x),
};

export type IconName = keyof typeof icons;

import { cardSize } from '@/lib/metadata/card/address';
import type { CardContent } from '@/lib/metadata/card/content';
import { titleLineHeight } from '@/lib/metadata/card/title';
import { colors } from '@/tailwind.config';

type SocialCardProps = CardContent & {
  /** Names of fonts, in the order in which a character is looked for. */
  fontFamily: string;
  /** Pictures as data addresses. */
  mark: string;
  picture: string;
};

/** The picture that messengers show beside a link. Drawn by Satori, which knows inline styles and flex boxes alone. */
export function SocialCard(card: SocialCardProps) {
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        alignItems: 'center',
        background: colors['primary-tint'],
        borderBottom: `16px solid ${colors.primary}`,
        color: colors.ink,
        fontFamily: card.fontFamily,
        fontWeight: 600,
      }}
    >
      <div
        style={{
          width: 780,
          height: '100%',
          padding: '44px 0 40px 64px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            color: colors['primary-strong'],
          }}
        >
          <img src={card.mark} alt="" width={64} height={64} />
          <span style={{ fontSize: 36 }}>{card.siteName}</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', fontSize: card.fontSize }}>
          {card.lines.map((line) => (
            <span key={line} style={{ lineHeight: titleLineHeight, whiteSpace: 'nowrap' }}>
              {line}
            </span>
          ))}
        </div>
        {card.label && (
          <span
            style={{
              padding: '8px 24px',
              borderRadius: 32,
              background: colors.accent,
              fontSize: 28,
            }}
          >
            {card.label}
          </span>
        )}
      </div>
      <img src={card.picture} alt="" width={420} height={315} />
    </div>
  );
}

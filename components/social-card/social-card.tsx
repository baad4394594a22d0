import { cardSize } from '@/lib/metadata/card/address';
import type { CardContent } from '@/lib/metadata/card/content';
import { titleWidth } from '@/lib/metadata/card/title';
import { colors } from '@/tailwind.config';

type SocialCardProps = CardContent & {
  /** Names of fonts, in the order in which a character is looked for. */
  fontFamily: string;
  /** Pictures as data addresses. */
  mark: string;
  picture: string;
};

/**
 * The picture that messengers show beside a link. Drawn by Satori, which knows inline styles and
 * flex boxes alone. Some messengers show the square in the middle only: all words are within it,
 * and the decoration is beside it.
 */
export function SocialCard(card: SocialCardProps) {
  return (
    <div
      style={{
        ...cardSize,
        position: 'relative',
        display: 'flex',
        justifyContent: 'center',
        background: colors['primary-tint'],
        borderBottom: `16px solid ${colors.primary}`,
        color: colors.ink,
        fontFamily: card.fontFamily,
        fontWeight: 600,
      }}
    >
      <img
        src={card.mark}
        alt=""
        width={160}
        height={160}
        style={{ position: 'absolute', left: 70, top: 227 }}
      />
      <img
        src={card.picture}
        alt=""
        width={280}
        height={210}
        style={{ position: 'absolute', right: 8, top: 202 }}
      />
      <div
        style={{
          width: titleWidth,
          height: '100%',
          padding: '40px 0 36px',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
        }}
      >
        {/* At the top, because X writes the title over the bottom of the picture. */}
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
        <div
          style={{
            width: titleWidth,
            margin: 'auto 0',
            display: 'flex',
            flexDirection: 'column',
            fontSize: card.titleSize,
            lineHeight: 1.14,
            textAlign: 'center',
          }}
        >
          {card.titleLines.map((parts) => (
            <TitleLine key={parts.join('')} parts={parts} />
          ))}
        </div>
        <span style={{ fontSize: 36, color: colors['primary-strong'] }}>{card.siteName}</span>
      </div>
    </div>
  );
}

function TitleLine({ parts }: { parts: readonly string[] }) {
  const [only, ...more] = parts;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        // Not balanced: a single word would be set apart.
        textWrap: only.trim().includes(' ') ? 'balance' : 'wrap',
      }}
    >
      {more.length === 0
        ? only.trim()
        : parts.map((part) => (
            <span key={part} style={{ whiteSpace: 'pre' }}>
              {part}
            </span>
          ))}
    </div>
  );
}

import type { ComponentProps } from 'react';

type ThemedPictureProps = ComponentProps<'img'> & {
  alt: string;
  /** The address of the picture for the dark theme, if there is one. Prints have the light one. */
  dark?: string;
};

/** A picture that is loaded when it comes near the window. The dark theme may have another one. */
export function ThemedPicture({ dark, alt, ...attributes }: ThemedPictureProps) {
  const image = <img {...attributes} alt={alt} loading="lazy" />;
  if (!dark) return image;
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      {image}
    </picture>
  );
}

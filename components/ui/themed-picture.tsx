import type { ComponentProps } from 'react';

type ThemedPictureProps = ComponentProps<'img'> & {
  alt: string;
  /**
   * The address of the picture that stands in its place on a dark screen, if there is one. Paper
   * stays light.
   */
  dark?: string;
};

/** A picture, perhaps with another one for the dark, loaded when it comes near the screen. */
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

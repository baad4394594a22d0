import { imageSize } from 'image-size';
import { GET } from './route';

test('the icon of tabs is an ICO of 32 pixels', async () => {
  const response = await GET();
  expect(response.headers.get('content-type')).toBe('image/x-icon');
  const icon = new Uint8Array(await response.arrayBuffer());
  expect(imageSize(icon)).toMatchObject({ type: 'ico', width: 32, height: 32 });
});

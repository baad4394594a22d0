/** Runs unit tests at UTC-11, so that code that uses the local time zone gets a wrong day. */
export default function farFromUtc(): void {
  process.env.TZ = 'Pacific/Pago_Pago';
}

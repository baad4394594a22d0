/** Lets all unit tests run eleven hours behind UTC, so that code which uses the machine's time zone gets a wrong day. */
export default function farFromUtc(): void {
  process.env.TZ = 'Pacific/Pago_Pago';
}

/** Runs before all unit tests, eleven hours behind UTC: whatever takes the builder's clock for UTC is a day off. */
export default function farFromUtc(): void {
  process.env.TZ = 'Pacific/Pago_Pago';
}

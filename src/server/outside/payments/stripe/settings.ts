export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecrets: readonly string[]
  readonly priceId: string
  readonly apiBase: URL | null
}

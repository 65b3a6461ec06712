/** Every event that a subscriber's own server can receive, with the description for its owner. */
export const webhookEvents = {
  "generation.finished": "A generation is written and saved",
  "generation.failed": "A generation failed",
  "bulk.finished": "A bulk job has no product left to write",
  "analysis.finished": "A web page is analyzed",
  "analysis_batch.finished": "All pages of a list are analyzed",
  "campaign.finished": "A Google Ads campaign is written",
} as const

export type WebhookEvent = keyof typeof webhookEvents

/** Sent to an endpoint as a test; nobody has to choose it. */
export const testEvent = "test"

export const isWebhookEvent = (text: string): text is WebhookEvent => Object.hasOwn(webhookEvents, text)

/** Each event's data: enough to know whether to fetch the rest. */
export interface WebhookData {
  readonly "generation.finished": {
    readonly generationId: string
    readonly historyId: string
    readonly platform: string
    readonly title: string
    readonly totalProducts: number
  }
  readonly "generation.failed": {
    readonly generationId: string
    readonly platform: string
    readonly code: string
    readonly message: string
  }
  readonly "bulk.finished": {
    readonly jobId: string
    readonly fileName: string
    readonly platform: string
    readonly written: number
    readonly failed: number
  }
  readonly "analysis.finished": {
    readonly analysisId: string
    readonly url: string
    readonly title: string | null
    readonly score: number | null
  }
  readonly "analysis_batch.finished": {
    readonly batchId: string
    readonly source: string
    readonly done: number
    readonly failed: number
  }
  readonly "campaign.finished": {
    readonly campaignId: string
    readonly name: string
    readonly score: number | null
  }
}

export const maxEndpoints = 5

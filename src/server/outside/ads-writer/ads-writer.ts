import type { AdsPrompt } from "../../../domain/ads/copy/ads-prompt.ts"

/** A language model that writes a campaign's ads. */
export interface AdsWriter {
  /** The model's name, shown with its texts. */
  readonly name: string
  /** The raw answer, for the caller to check; null if there is none, for any reason. */
  write(prompt: AdsPrompt): Promise<string | null>
}

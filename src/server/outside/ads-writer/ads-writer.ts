import type { AdsPrompt } from "../../../domain/ads/copy/ads-prompt.ts"

/** A language model that writes the ads of a campaign. */
export interface AdsWriter {
  /** The model's name, shown with what it wrote. */
  readonly name: string
  /** The answer as it came, for the caller to check; null where there is none, for any reason. */
  write(prompt: AdsPrompt): Promise<string | null>
}

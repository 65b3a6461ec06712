import type { AdsPrompt } from "../../../domain/ads/copy/ads-prompt.ts"

/** A language model that writes the ads of a campaign. */
export interface AdsWriter {
  /** The model's name, shown with what it wrote. */
  readonly name: string
  /** The answer as it came, for whoever asked to check; null where it cannot, for whatever reason. */
  write(prompt: AdsPrompt): Promise<string | null>
}

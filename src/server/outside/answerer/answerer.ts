/** A language model that answers one question. */
export interface Answerer {
  /** Null where it cannot, for whatever reason: whoever asks has an answer of their own. */
  answer(prompt: { readonly system: string; readonly user: string }): Promise<string | null>
}

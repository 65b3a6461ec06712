/** A language model that answers one question. */
export interface Answerer {
  /** Null if it cannot answer, for any reason: the caller has another answer. */
  answer(prompt: { readonly system: string; readonly user: string }): Promise<string | null>
}

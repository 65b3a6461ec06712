/** The package has no types of its own; this is the part of it that a test uses. */
declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly issueMessage: string
    readonly severity: "ERROR" | "WARNING"
    readonly rootType: string
  }
  /** Items by their type, as they were found in a page. */
  export type Found = Record<string, Record<string, unknown>[]>
  class Validator {
    validate(found: { jsonld: Found }): Promise<Issue[]>
  }

  export { Validator as default }
}

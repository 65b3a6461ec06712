/** Joins class names and leaves out empty ones. Nothing is merged: a part's look is decided in the part. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}

/** Where a screen cuts a text, in the unit that its platform uses. */
export type Cut =
  /** The width of the text on one line, however many lines it is laid out in. The ellipsis must fit as well. */
  | { readonly by: "pixels"; readonly maxPx: number; readonly fontPx: number; readonly endsAt: CutEnd }
  /** Lines of this width, filled word by word. The ellipsis must fit as well. */
  | {
      readonly by: "lines"
      readonly maxLines: number
      readonly widthPx: number
      readonly fontPx: number
      readonly endsAt: CutEnd
    }
  | { readonly by: "characters"; readonly maxChars: number; readonly endsAt: CutEnd }

type CutEnd = "word" | "character"

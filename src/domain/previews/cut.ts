/** Where a screen stops showing a text, in the measure that its platform uses. */
export type Cut =
  /** Of the text on one line, however many lines it is then laid out in. The ellipsis has to fit as well. */
  | { readonly by: "pixels"; readonly maxPx: number; readonly fontPx: number; readonly endsAt: CutEnd }
  /** Lines of this width, filled word by word. The ellipsis has to fit as well. */
  | {
      readonly by: "lines"
      readonly maxLines: number
      readonly widthPx: number
      readonly fontPx: number
      readonly endsAt: CutEnd
    }
  | { readonly by: "characters"; readonly maxChars: number; readonly endsAt: CutEnd }

type CutEnd = "word" | "character"

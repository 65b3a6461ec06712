/** How a buyer's question begins. "tired of cold tea?" asks for nothing. */
const opens =
  /^(?:how|what|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|may|must|have|has) [^.!?]{3,150}\?\s+\S/i
/** "Do you ship abroad? Yes. How long does it take? A week." */
const nextQuestion =
  /(?<=[.!]["”')]?) +(?=(?:How|What|When|Where|Which|Who|Why|Can|Could|Do|Does|Did|Is|Are|Will|Would|Should|May|Must|Have|Has) [^.!?\n]{3,150}\? +\S)/
const minAsked = 2

export interface AskedPart {
  readonly text: string
  /** A buyer's question, with everything after it on its line. */
  readonly isAsked: boolean
}

/**
 * The lines of a text, with questions and their answers apart from the rest. A single question may just be the seller's
 * style, so it counts only in a section that was typed for the page itself.
 */
export function askedApart(text: string, isOfPage: boolean): AskedPart[] {
  const lines = text
    .split("\n")
    .flatMap((line) => (opens.test(line.trim()) ? line.split(nextQuestion) : [line]))
    .map((line) => ({ text: line, isAsked: opens.test(line.trim()) }))
  const count = lines.filter(({ isAsked }) => isAsked).length
  if (count === 0 || (count < minAsked && !isOfPage)) return [{ text, isAsked: false }]
  const parts: AskedPart[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last !== undefined && !last.isAsked && !line.isAsked)
      parts[parts.length - 1] = { ...last, text: `${last.text}\n${line.text}` }
    else parts.push(line.isAsked ? { ...line, text: line.text.trim() } : line)
  }
  return parts.filter((part) => part.text.trim() !== "")
}

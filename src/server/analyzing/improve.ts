import { type PageBrief, toWholeBrief } from "../../domain/page/fill-brief.ts"
import { isVerbatim, ownDescription, ownTitle, type PageWords } from "../../domain/page/own-texts.ts"
import { website } from "../../domain/platforms/website.ts"
import { subjectsOf } from "../../domain/seo/brief.ts"
import { fit } from "../../domain/seo/fit.ts"
import type { Writer, WriterName } from "../outside/writer/writer.ts"
import { Problem } from "../problem.ts"

export interface Improved {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly headings: readonly string[]
  readonly writer: WriterName
}

const writingMs = 8000

/**
 * Title, description and keywords by the same writer as everything else, made to follow the rules in the same way.
 * Null: it could not write. A page is a finished text in any language, so the built-in writer may only arrange it:
 * words that are not on the page are replaced by the page's own.
 */
export async function improve(
  writer: Writer,
  { userId, page, words }: { userId: string; page: PageBrief; words: PageWords },
): Promise<Improved | null> {
  const brief = toWholeBrief(page)
  const [subject] = subjectsOf(brief)
  if (subject === undefined) return null
  try {
    const written = await writer.write({ userId, brief, subject, platform: website }, AbortSignal.timeout(writingMs))
    const isTrusted = (text: string): boolean => written.writer.kind === "model" || isVerbatim(text, words)
    const { listing } = fit({ ...written.draft, productName: subject.name }, website, brief)
    return {
      title: isTrusted(listing.titleTag) ? listing.titleTag : (ownTitle(words) ?? ""),
      description: isTrusted(listing.metaDescription) ? listing.metaDescription : (ownDescription(words) ?? ""),
      keywords: written.writer.kind === "model" ? listing.keywords : ownKeywords(page),
      headings: [listing.productTitle, ...headingsIn(listing.improvedBodyText)]
        .filter((text) => text !== "")
        .slice(0, 6),
      writer: written.writer,
    }
  } catch (error) {
    // The analysis is useful without it.
    if (error instanceof Problem || (error instanceof Error && error.name === "TimeoutError")) return null
    throw error
  }
}

const ownKeywords = ({ targetKeywords }: PageBrief): readonly string[] =>
  targetKeywords.split(", ").filter((phrase) => phrase !== "")

const headingsIn = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => {
    const heading = /^#{2,3}\s+(.+)$/.exec(line)?.[1] ?? /^<h[23]>(.*)<\/h[23]>$/i.exec(line)?.[1]
    return heading === undefined ? [] : [heading]
  })

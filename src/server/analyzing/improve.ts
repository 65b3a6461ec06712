import { type PageBrief, toWholeBrief } from "../../domain/page/fill-brief.ts"
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

/** Title, description and keywords by the writer that writes everything else, made legal in the same way. Null: it could not write. */
export async function improve(writer: Writer, page: PageBrief): Promise<Improved | null> {
  const brief = toWholeBrief(page)
  const [subject] = subjectsOf(brief)
  if (subject === undefined) return null
  try {
    const written = await writer.write({ brief, subject, platform: website }, AbortSignal.timeout(writingMs))
    const { listing } = fit({ ...written.draft, productName: subject.name }, website, brief)
    return {
      title: listing.titleTag,
      description: listing.metaDescription,
      keywords: listing.keywords,
      headings: [listing.productTitle, ...headingsIn(listing.improvedBodyText)]
        .filter((text) => text !== "")
        .slice(0, 6),
      writer: written.writer,
    }
  } catch (error) {
    // The analysis is worth having without it.
    if (error instanceof Problem || (error instanceof Error && error.name === "TimeoutError")) return null
    throw error
  }
}

const headingsIn = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => {
    const heading = /^#{2,3}\s+(.+)$/.exec(line)?.[1] ?? /^<h[23]>(.*)<\/h[23]>$/i.exec(line)?.[1]
    return heading === undefined ? [] : [heading]
  })

import type { Brief, Product } from "../../seo/brief.ts"
import { piecesOfLine } from "./pieces-of-line.ts"

const minWords = 6

interface Read {
  readonly brief: Brief
  readonly subject: Product
}

/** Whatever else may say what the thing is. */
const telling = ["description", "videoDescription", "keyFeatures", "appFeatures", "uniqueSellingProposition"] as const

const known = new WeakMap<Brief, Read>()
const names = new WeakMap<Brief, string>()

/** The whole name, if the description is made of it; empty for any other brief. */
export const nameAsLine = (brief: Brief): string => names.get(brief) ?? ""

/**
 * "Idli steamer with four plates, makes 16 idlis, gas and induction", typed as a product's name and as nothing else, is a
 * name and a description of one line.
 */
export function withNameAsLine(brief: Brief, subject: Product): Read {
  const [first = "", ...details] = piecesOfLine(subject.name)
  const isAlone =
    details.length > 0 &&
    // "Cooke, Troughton & Simms Theodolite" begins with half of a maker, and "starter set, cedar" is only a name.
    first.includes(" ") &&
    subject.name.split(" ").length >= minWords &&
    subject.description.trim() === "" &&
    brief.products.length === 1 &&
    brief.products.includes(subject) &&
    brief.bodyTextSections.length === 0 &&
    telling.every((field) => brief[field].trim() === "")
  if (!isAlone) return { brief, subject }
  const product = { ...subject, name: first }
  const found = known.get(brief) ?? {
    brief: { ...brief, description: subject.name, products: [product] },
    subject: product,
  }
  known.set(brief, found)
  names.set(found.brief, subject.name)
  return found
}

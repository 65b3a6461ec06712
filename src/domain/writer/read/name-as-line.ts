import { onceFor } from "../../once-for.ts"
import type { Brief, Product } from "../../seo/brief.ts"
import { piecesOfLine } from "./pieces-of-line.ts"

const minWords = 6

const noProduct: Product = { name: "", category: "", description: "" }

interface Read {
  readonly brief: Brief
  readonly subject: Product
}

/** Whatever else may say what the thing is. */
const telling = ["description", "videoDescription", "keyFeatures", "appFeatures", "uniqueSellingProposition"] as const

const names = new WeakMap<Brief, string>()

/** The whole name, if the description is made of it; empty for any other brief. */
export const nameAsLine = (brief: Brief): string => names.get(brief) ?? ""

/**
 * "Idli steamer with four plates, makes 16 idlis, gas and induction", typed as a product's name and as nothing else, is a
 * name and a description of one line.
 */
export const withNameAsLine = (brief: Brief, subject: Product): Read =>
  brief.products.length === 1 && brief.products.includes(subject) ? readName(brief) : { brief, subject }

const readName = onceFor((brief: Brief): Read => {
  const [subject = noProduct] = brief.products
  const [first = "", ...details] = piecesOfLine(subject.name)
  const isAlone =
    details.length > 0 &&
    // "Cooke, Troughton & Simms Theodolite" begins with half of a maker, and "starter set, cedar" is only a name.
    first.includes(" ") &&
    subject.name.split(" ").length >= minWords &&
    subject.description.trim() === "" &&
    brief.bodyTextSections.length === 0 &&
    telling.every((field) => brief[field].trim() === "")
  if (!isAlone) return { brief, subject }
  const product = { ...subject, name: first }
  const read = { ...brief, description: subject.name, products: [product] }
  names.set(read, subject.name)
  return { brief: read, subject: product }
})

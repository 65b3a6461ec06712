import type { Brief, Product } from "../../seo/brief.ts"
import { splitList } from "../../text/split-list.ts"

/** Tells whether a text names a competitor of the brief; none of them gets into a listing. */
export function makeRivalFinder(brief: Brief, subject: Product): (text: string) => boolean {
  const own = [brief.businessName, brief.amazonBrand, brief.shopifyVendor, brief.appName, subject.name]
    .join(" ")
    .toLowerCase()
  const rivals = splitList(brief.competitors)
    .map((name) => name.toLowerCase().trim())
    .filter((name) => name.length > 2 && !own.includes(name))
  if (rivals.length === 0) return () => false
  const isFound = (text: string, name: string): boolean => {
    const at = text.indexOf(name)
    if (at === -1) return false
    return !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length))
  }
  return (text) => {
    const lower = text.toLowerCase()
    return rivals.some((name) => isFound(lower, name))
  }
}

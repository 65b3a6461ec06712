import { isMaterialWord } from "../text/materials.ts"
import type { Understanding } from "./understand/understand.ts"
import { plain } from "./understand/word-kinds.ts"
import type { Bullet } from "./write-bullet.ts"

/** Wares that are made of what their name begins with; a "leather conditioner" is not. */
const wares =
  /^(?:bowl|mug|cup|bottle|flask|pan|pot|tray|rack|plate|jar|vase|basket|bucket|tumbler|kettle|spoon|fork|ring|bracelet|necklace|wallet|belt|bag|tote|apron|towel|blanket|rug|cloth|sock|scarf|glove|sheet|curtain|cushion|table|chair|stool|shelf|bench|hook)s?$/i

/** "Stainless steel mixing bowls" say of what they are made. */
export function materialBullet({ name, noun, facts }: Understanding): Bullet[] {
  const words = name.split(" ")
  const end = words.findIndex((word) => !isMaterialWord(word) && plain(word) !== "stainless")
  const material = words.slice(0, end).join(" ")
  const isTold = facts.some(({ text }) => material !== "" && text.toLowerCase().includes(material.toLowerCase()))
  if (end < 1 || isTold || !wares.test(noun)) return []
  return [{ header: "Material", texts: [material] }]
}

import { isAdjective } from "./understand/word-kinds.ts"
import { capital } from "./wording.ts"
import type { Bullet } from "./write-bullet.ts"

/** "is adjustable from 4 to 8 oz" is "Adjustable: From 4 to 8 oz". */
export function qualityBullet(predicate: string): Bullet | null {
  const [, quality = "", rest = ""] =
    /^is ([\p{L}-]+) ((?:from|with|in|for|on|to|by|at|without) .+)$/u.exec(predicate) ?? []
  return quality !== "" &&
    isAdjective(quality) &&
    !/^(?:good|great|perfect|ideal|suitable|lovely) for/.test(`${quality} ${rest}`)
    ? { header: capital(quality), texts: [rest], said: predicate }
    : null
}

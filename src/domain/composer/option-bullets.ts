import type { Told } from "./teller.ts"
import { capital } from "./wording.ts"
import type { Bullet } from "./write-bullet.ts"

/** What there is to choose from, or what comes together; of a set there are two lines where there are few. */
export const optionBullets = (one: Told, all: readonly Told[]): Bullet[] => setBullets(one, all) ?? [optionBullet(one)]

function optionBullet({ telling }: Told): Bullet {
  const [, label, rest = ""] = /^(sizes?|colou?rs?|shades|scents|flavou?rs|lengths) (.+)$/i.exec(telling.text) ?? []
  const said = `comes in ${telling.text}`
  return label === undefined
    ? { header: "Choice", texts: [telling.text], said }
    : { header: capital(label), texts: [rest], said }
}

/** "Set of 5 with lids" is two facts, where there are few. */
function setBullets({ telling }: Told, all: readonly Told[]): Bullet[] | null {
  const [, set = "", more = ""] = /^((?:set|pack|pair) of \S+) with (.+)$/i.exec(telling.text) ?? []
  if (set === "" || all.length > 4) return null
  return [
    { header: "Quantity", texts: [set], said: `comes as a ${set}` },
    { header: "Comes With", texts: [more], said: `comes with ${more}` },
  ]
}

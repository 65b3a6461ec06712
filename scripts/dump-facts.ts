import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { subjectsOf } from "../src/domain/seo/brief.ts"
import { understand } from "../src/domain/writer/understanding.ts"
import { readSample } from "../test/words/sample.ts"
const [dir = "", only = ""] = process.argv.slice(2)
for (const name of readdirSync(dir).filter((e) => e.endsWith(".json") && e.includes(only)).sort()) {
  const { id, platform, brief } = readSample(readFileSync(join(dir, name), "utf8"))
  for (const subject of subjectsOf(brief)) {
    const u = understand({ brief, subject, genre: platform.genre, platformId: platform.id, variation: 0 })
    const t = u.thing
    console.log(`\n## ${id} [${t.name}] noun=${t.noun} pl=${t.isPlural} proper=${t.isProper} seller=${t.seller} place=${t.place} ${u.language} ${JSON.stringify({...t, name:undefined,noun:undefined,isPlural:undefined,isProper:undefined,seller:undefined,place:undefined})}`)
    for (const f of u.facts) console.log(`${f.isEcho ? "~" : " "}${f.topic.padEnd(10)} ${(f.shape + (f.isCertain ? "!" : "?")).padEnd(12)} ${f.field.slice(0, 14).padEnd(14)} ${f.text}`)
    for (const l of (u as { leftOut?: {text:string;reason:string}[] }).leftOut ?? []) console.log(` LEFT ${l.reason}: ${l.text}`)
  }
}

// npm run attack [NUMBER…]: starts its own servers, attacks them as a stranger or an accident would, and prints for
// each attack whether the server held, with measurements. Only root can mount a small disk, so one attack needs root.
import {
  crash,
  draftFlood,
  foreignHosts,
  frozenDatabase,
  fullDisk,
  strangePaths,
  waitingTokens,
} from "./attack/faults.ts"
import { type Finding, type Ground, openGround, verdictOf } from "./attack/ground.ts"
import { needsOwnNamespace, runInOwnNamespace } from "./attack/own-namespace.ts"
import { hardTexts, longWords, manyListings, manyUsers, rewriteInLargeOrder } from "./attack/texts.ts"

interface Attack {
  readonly what: string
  readonly run: (ground: Ground) => Promise<Finding>
}

const attacks: readonly Attack[] = [
  { what: "one field in an order of fifty is rewritten", run: rewriteInLargeOrder },
  { what: "texts designed to be slow to process", run: hardTexts },
  { what: "two hundred listings of one user at once", run: manyListings },
  { what: "endless words and 700 scores at once", run: longWords },
  { what: "everything is killed, and the locks name another process", run: crash },
  { what: "a flood of drafts", run: draftFlood },
  { what: "the disk is full", run: fullDisk },
  { what: "the database is frozen", run: frozenDatabase },
  { what: "request lines that are not paths", run: strangePaths },
  { what: "a foreign name for this machine", run: foreignHosts },
  { what: "the database is searched for tokens in queued emails", run: waitingTokens },
  { what: "sixty-four users at once", run: manyUsers },
]

async function main(chosen: readonly string[]): Promise<number> {
  const ground = await openGround()
  let broken = 0
  let notRun = 0
  for (const [index, { what, run }] of attacks.entries()) {
    if (chosen.length > 0 && !chosen.includes(String(index + 1))) continue
    const finding = await run(ground).catch((error: unknown) => ({ isHeld: false, figures: String(error) }))
    if (finding.isHeld === false) broken++
    if (finding.isHeld === null) notRun++
    console.log(`${verdictOf(finding)} ${String(index + 1).padStart(2)}  ${what}: ${finding.figures}`)
  }
  await ground.close()
  if (notRun > 0) console.log(`${notRun} not run, so their result is unknown`)
  return broken
}

process.exitCode = needsOwnNamespace() ? runInOwnNamespace() : (await main(process.argv.slice(2))) === 0 ? 0 : 1

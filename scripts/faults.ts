// npm run faults [F14 …]: runs every known fault against real servers and prints a line for each, with measurements.
// The soak takes half an hour, or FAULT_MINUTES. Only root can mount a small disk.
import { type Finding, verdictOf } from "./attack/ground.ts"
import { needsOwnNamespace, runInOwnNamespace } from "./attack/own-namespace.ts"
import type { Fault } from "./faults/fault.ts"
import { proofsOf, type Ran, runProofs } from "./faults/run-proofs.ts"
import { faults } from "./faults/table.ts"

const runProbe = async ({ probe }: Fault): Promise<Finding | null> =>
  probe === undefined ? null : probe().catch((error: unknown) => ({ isHeld: false, figures: String(error) }))

/** A fault without a test run counts as failed, however many other tests passed. */
async function findOut(fault: Fault, ran: readonly Ran[]): Promise<Finding> {
  const { tests, missing } = proofsOf(fault, ran)
  const failed = tests.filter(({ hasPassed }) => !hasPassed)
  const probed = await runProbe(fault)
  const figures = [
    `${tests.length - failed.length} of ${tests.length} tests passed`,
    ...failed.map(({ name }) => `failed: ${name}`),
    ...missing.map((name) => `no test found: ${name}`),
    ...(probed === null ? [] : [probed.figures]),
  ].join("; ")
  if (failed.length > 0 || missing.length > 0 || probed?.isHeld === false) return { isHeld: false, figures }
  return { isHeld: probed?.isHeld === null ? null : true, figures }
}

async function main(chosen: readonly string[]): Promise<number> {
  const some = faults.filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  const ran = await runProofs(some)
  const findings: Finding[] = []
  for (const fault of some) {
    const finding = await findOut(fault, ran)
    findings.push(finding)
    console.log(`${verdictOf(finding)} ${fault.id.padEnd(3)}  ${fault.done} ${finding.figures}`)
  }
  const count = (verdict: boolean | null) => findings.filter(({ isHeld }) => isHeld === verdict).length
  console.log(`${count(true)} held, ${count(false)} broke, ${count(null)} not run`)
  return count(false)
}

process.exitCode = needsOwnNamespace() ? runInOwnNamespace() : (await main(process.argv.slice(2))) === 0 ? 0 : 1

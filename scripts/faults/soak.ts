import { setTimeout as sleep } from "node:timers/promises"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { seo } from "../../src/contract/seo.ts"
import { makeForm } from "../../test/make.ts"
import { type Finding, figureOf, type Ground, memoryMb, onGround, time } from "../attack/ground.ts"

interface Sample {
  readonly memory: number
  readonly handles: number
  readonly connections: number
}

/** A normal day's load for FAULT_MINUTES, thirty by default. */
export function longSoak(): Promise<Finding> {
  const minutes = Number(process.env.FAULT_MINUTES ?? 30)
  return onGround(async (ground) => {
    const people = []
    for (let count = 0; count < 8; count++) people.push(await ground.enroll())
    const until = performance.now() + minutes * 60_000
    const counts = { calls: 0, refused: 0, failed: 0 }
    const work = people.map((session, lane) => workOn(ground, { session, lane, until, counts }))
    const samples = await takeSamples(ground, { until, everyMs: Math.min(minutes * 5000, 60_000) })
    await Promise.all(work)
    const { begun, left } = await purge(ground)
    const half = Math.ceil(samples.length / 2)
    const most = (some: readonly Sample[], key: keyof Sample) => Math.max(...some.map((one) => one[key]))
    const rise = (key: keyof Sample) => [most(samples.slice(0, half), key), most(samples.slice(half), key)] as const
    const [memory, handles, connections] = [rise("memory"), rise("handles"), rise("connections")]
    const isFlat =
      memory[1] < memory[0] * 1.25 + 20 && handles[1] <= handles[0] + 20 && connections[1] <= connections[0] + 3
    return {
      isHeld: counts.failed === 0 && counts.refused < counts.calls / 100 && isFlat && left === 0,
      figures:
        `${minutes} min, ${counts.calls} calls, ${counts.refused} refused for a moment, ${counts.failed} failed; first and second half at most: memory ${memory.join(" and ")} MB, ` +
        `handles ${handles.join(" and ")}, connections ${connections.join(" and ")}; ${begun} expired sessions, ${left} left`,
    }
  })
}

interface Lane {
  readonly session: Record<string, string>
  readonly lane: number
  readonly until: number
  readonly counts: { calls: number; refused: number; failed: number }
}

const scoring = { platform: "etsy", listing: { productTitle: "Stoneware mug" }, brief: makeForm(1) }
const demo = { username: "demo", password: "search-simple" }

async function workOn({ server }: Ground, { session, lane, until, counts }: Lane): Promise<void> {
  for (let round = 0; performance.now() < until; round++) {
    const from = { "x-forwarded-for": `10.${lane}.${(round >> 7) & 255}.${round & 127}` }
    const asked = [
      () => server.send(history.list.path, undefined, session),
      () => server.send(seo.score.path, scoring, session),
      () => server.send(auth.signIn.path, demo, from),
      () => server.send(auth.getUser.path, undefined, session),
      ...(round % 10 === 0 ? [() => server.send(seo.generate.path, makeForm(2), session)] : []),
    ]
    for (const ask of asked) {
      const { status } = await time(ask())
      counts.calls++
      if (status === 503) counts.refused++
      else if (status >= 500) counts.failed++
      await sleep(50)
    }
  }
}

async function takeSamples(ground: Ground, { until, everyMs }: { until: number; everyMs: number }): Promise<Sample[]> {
  const samples = []
  while (performance.now() < until) {
    await sleep(everyMs)
    const [row] = await ground.query("select count(*)::text as n from pg_stat_activity where application_name <> ''")
    const handles = await figureOf(ground, "nodejs_active_handles_total")
    samples.push({ memory: await memoryMb(ground), handles, connections: Number(row?.n) })
  }
  return samples
}

/** Expires all sessions and runs the purge job, which otherwise runs every hour. */
async function purge({ query }: Ground): Promise<{ begun: number; left: number }> {
  const count = async () => Number((await query("select count(*)::text as n from sessions"))[0]?.n)
  await query("update sessions set expire = now() - interval '1 hour'")
  const begun = await count()
  await query("insert into pgboss.job (name) values ('purge-expired')")
  const patient = performance.now() + 60_000
  while ((await count()) > 0 && performance.now() < patient) await sleep(1000)
  return { begun, left: await count() }
}

import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { availableParallelism, loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { seo } from "../../src/contract/seo.ts"
import { makeForm } from "../../test/make.ts"
import { type Finding, memoryMb, openGround, tally, time } from "../attack/ground.ts"

type Session = Record<string, string>

interface Answer {
  readonly kind: string
  readonly status: number
  readonly tookMs: number
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const scoring = { platform: "etsy", listing: { productTitle: "Stoneware mug" }, brief: makeForm(1) }
const demo = { username: "demo", password: "search-simple" }

/**
 * Thirty-two clients without pauses: mostly reads, some sign-ins and scores, and far more generations than can be
 * written.
 */
export async function mixedLoad(): Promise<Finding> {
  const seconds = 60
  const [load = 0] = loadavg()
  const ground = await openGround()
  try {
    const { server } = ground
    const people: Session[] = []
    for (let count = 0; count < 24; count++) people.push(await ground.enroll())
    const before = await memoryMb(ground)
    const until = performance.now() + seconds * 1000
    const answers: Answer[] = []
    const loop = async (kind: string, ask: (round: number) => Promise<Response>) => {
      for (let round = 0; performance.now() < until; round++) {
        const { status, tookMs } = await time(ask(round))
        answers.push({ kind, status, tookMs })
        // A refused client retries soon, much sooner than it was told to.
        if (status !== 200) await sleep(100)
      }
    }
    const one = (index: number) => people[index % people.length] ?? {}
    await Promise.all([
      ...Array.from({ length: 12 }, (_, index) =>
        loop("read", (round) =>
          server.send(round % 3 === 0 ? history.list.path : auth.getUser.path, undefined, one(index)),
        ),
      ),
      ...Array.from({ length: 2 }, (_, index) =>
        loop("sign-in", (round) =>
          server.send(auth.signIn.path, demo, { "x-forwarded-for": `10.9.${index}.${round % 250}` }),
        ),
      ),
      ...Array.from({ length: 2 }, (_, index) => loop("score", () => server.send(seo.score.path, scoring, one(index)))),
      ...people
        .slice(8)
        .map((session) => loop("generation", () => server.send(seo.generate.path, makeForm(1), session))),
    ])
    const after = await memoryMb(ground)
    const said = [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, all]) => {
      const times = all.map(({ tookMs }) => tookMs).sort((a, b) => a - b)
      return `${kind}: ${tally(all.map(({ status }) => status))}, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`
    })
    const isRight = ({ kind, status }: Answer) =>
      status === 200 || status === 429 || (status === 503 && kind === "generation")
    const reads = answers.flatMap(({ kind, tookMs }) => (kind === "read" ? [tookMs] : [])).sort((a, b) => a - b)
    const broken = answers.filter((answer) => !isRight(answer)).length
    const isQuick = at(reads, 0.99) < 500
    // Its speed means nothing on a machine that is shared with others.
    const isTold = isQuick || load <= availableParallelism()
    return {
      isHeld: broken > 0 || after >= 700 ? false : isTold ? isQuick : null,
      figures: `${isTold ? "" : `the machine was busy with other things (load ${load.toFixed(1)}), so its speed tells nothing; `}${seconds} s; ${said.join("; ")}; ${broken} wrong answers; memory ${before} MB, then ${after} MB`,
    }
  } finally {
    await ground.close()
  }
}

/** Two thousand silent connections, while somebody works. */
export async function idleSockets(): Promise<Finding> {
  const ground = await openGround()
  const sockets: Socket[] = []
  try {
    const session = await ground.enroll()
    const { port } = new URL(ground.server.origin)
    for (let count = 0; count < 2000; count++) {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {})
      sockets.push(socket)
      if (count % 100 === 99) await once(socket, "connect")
    }
    const closed = Promise.all(sockets.map((socket) => once(socket.resume(), "close")))
    const startedAt = performance.now()
    const answers = []
    for (let round = 0; round < 50; round++)
      answers.push(await time(ground.server.send(auth.getUser.path, undefined, session)))
    await Promise.race([closed, sleep(30_000)])
    const open = sockets.filter(({ closed: isClosed }) => !isClosed).length
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
    return {
      isHeld: open === 0 && answers.every(({ status }) => status === 200) && slowest < 1000,
      figures: `2,000 silent connections: ${open} open after ${Math.round((performance.now() - startedAt) / 1000)} s; 50 calls beside them, slowest ${slowest} ms`,
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await ground.close()
  }
}

/**
 * Two servers on one database are replaced one after the other; a balancer in front sends requests to the other while
 * one shuts down.
 */
export async function rollingRestart(): Promise<Finding> {
  const ground = await openGround()
  try {
    const session = await ground.enroll()
    let live = [ground.server, await ground.restart()]
    const counts = { answered: 0, passedOn: 0, failed: 0 }
    let isOver = false
    const balance = async (ask: (origin: string) => Promise<Response>) => {
      for (const [index, { origin }] of [...live].reverse().entries()) {
        const reply = await ask(origin).catch(() => null)
        await reply?.arrayBuffer().catch(() => {})
        if (reply !== null && reply.status < 500) {
          counts.answered++
          return
        }
        if (index === 0) counts.passedOn++
      }
      counts.failed++
    }
    const loop = async (lane: number) => {
      for (let round = 0; !isOver; round++) {
        const headers = { ...session, "content-type": "application/json", "idempotency-key": `${lane}-${round}` }
        if (round % 40 === 20 && lane < 3)
          await balance((origin) =>
            fetch(`${origin}${seo.generate.path}`, { method: "POST", headers, body: JSON.stringify(makeForm(2)) }),
          )
        else await balance((origin) => fetch(`${origin}${history.list.path}`, { headers: session }))
        await sleep(10)
      }
    }
    const loops = Array.from({ length: 6 }, (_, lane) => loop(lane))
    const codes = []
    for (const old of [...live]) {
      await sleep(2000)
      const next = await ground.restart()
      codes.push(await old.end("SIGTERM"))
      live = [...live.filter((server) => server !== old), next]
    }
    await sleep(2000)
    isOver = true
    await Promise.all(loops)
    const [left] = await ground.query("select count(*)::text as n from generations where state <> 'done'")
    return {
      isHeld: counts.failed === 0 && left?.n === "0" && codes.every((code) => code === 0),
      figures: `${counts.answered} answered, ${counts.passedOn} passed on to the other, ${counts.failed} failed; both ended with ${codes.join(" and ")}; ${left?.n} generations unfinished`,
    }
  } finally {
    await ground.close()
  }
}

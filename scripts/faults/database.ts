import { setTimeout as sleep } from "node:timers/promises"
import { auth } from "../../src/contract/auth.ts"
import { history } from "../../src/contract/history.ts"
import { type Finding, openGround, tally, time } from "../attack/ground.ts"

const draft = (notes: string) => ({ businessName: "A Kiln", platform: "etsy", contentType: "draft", notes, form: {} })

/** Four times, while drafts are saved, bookmarked and deleted: every acknowledged change survives. */
export async function killsUnderWrites(): Promise<Finding> {
  const ground = await openGround()
  const saved = new Set<string>()
  const marked = new Set<string>()
  const deleted = new Set<string>()
  try {
    const session = await ground.enroll()
    let { server } = ground
    const change = (id: string, method: "PATCH" | "DELETE") =>
      fetch(`${server.origin}${history.get.path.replace(":id", id)}`, {
        method,
        headers: { ...session, ...(method === "PATCH" && { "content-type": "application/json" }) },
        ...(method === "PATCH" && { body: JSON.stringify({ isFavorite: true }) }),
      })
    const work = async (round: number, lane: number) => {
      for (let at = 0; ; at++) {
        const reply = await server.send(history.save.path, draft(`${round}-${lane}-${at}`), session)
        if (reply.status !== 200) return
        const { id } = await reply.json()
        saved.add(id)
        if (at % 3 === 1 && (await change(id, "PATCH")).ok) marked.add(id)
        if (at % 3 === 2 && (await change(id, "DELETE")).ok) deleted.add(id)
      }
    }
    for (let round = 0; round < 4; round++) {
      const lanes = Array.from({ length: 6 }, (_, lane) => work(round, lane).catch(() => {}))
      await sleep(700 + 300 * round)
      await server.end("SIGKILL")
      await Promise.all(lanes)
      server = await ground.restart()
    }
    const rows = await ground.query("select id, is_favorite::text as marked from content_history")
    const kept = new Map(rows.map(({ id = "", marked: isMarked }) => [id, isMarked === "true"]))
    const lost = [...saved].filter((id) => !deleted.has(id) && !kept.has(id)).length
    const revived = [...deleted].filter((id) => kept.has(id)).length
    const unmarked = [...marked].filter((id) => kept.get(id) === false).length
    return {
      isHeld: saved.size > 20 && lost + revived + unmarked === 0,
      figures: `4 kills, ${saved.size} saved, ${marked.size} marked, ${deleted.size} deleted: ${lost} lost, ${unmarked} unmarked, ${revived} back`,
    }
  } finally {
    await ground.close()
  }
}

/** PostgreSQL is killed in the middle of ten seconds of reads and saves. */
export async function databaseKilledUnderLoad(): Promise<Finding> {
  const ground = await openGround()
  try {
    const people: Record<string, string>[] = []
    for (let count = 0; count < 8; count++) people.push(await ground.enroll())
    const until = performance.now() + 10_000
    let killedAt = Number.POSITIVE_INFINITY
    let lastRefusalMs = 0
    const answers: { status: number; tookMs: number }[] = []
    const loop = async (lane: number) => {
      for (let at = 0; performance.now() < until; at++) {
        const isSave = at % 4 === 0
        const session = people[lane]
        const asked = isSave
          ? ground.server.send(history.save.path, draft(`${lane}-${at}`), session)
          : ground.server.send(auth.getUser.path, undefined, session)
        const answer = await time(asked)
        answers.push(answer)
        if (answer.status >= 500) lastRefusalMs = Math.max(lastRefusalMs, performance.now() - killedAt)
        await sleep(20)
      }
    }
    const loops = Array.from({ length: 8 }, (_, lane) => loop(lane))
    await sleep(3000)
    killedAt = performance.now()
    process.kill(ground.pidOfDatabase(), "SIGKILL")
    await Promise.all(loops)
    const statuses = answers.map(({ status }) => status)
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
    return {
      isHeld: statuses.every((status) => [200, 503].includes(status)) && lastRefusalMs < 6000 && slowest < 5000,
      figures: `${tally(statuses)}, slowest answer ${slowest} ms, last refusal ${Math.round(lastRefusalMs)} ms after the kill`,
    }
  } finally {
    await ground.close()
  }
}

/** A transaction locks the table of users for eight seconds. */
export async function heldLock(): Promise<Finding> {
  const ground = await openGround()
  try {
    const session = await ground.enroll()
    const held = ground.query("begin; lock table users in access exclusive mode; select pg_sleep(8); commit")
    await sleep(300)
    const asked = Array.from({ length: 30 }, () => time(ground.server.send(auth.getUser.path, undefined, session)))
    const healthy = await time(ground.server.send("/healthz"))
    const answers = await Promise.all(asked)
    await held
    const after = await time(ground.server.send(auth.getUser.path, undefined, session))
    const slowest = Math.max(...answers.map(({ tookMs }) => tookMs))
    const statuses = answers.map(({ status }) => status)
    return {
      isHeld:
        statuses.every((status) => [200, 503].includes(status)) &&
        slowest < 12_000 &&
        healthy.tookMs < 1000 &&
        after.status === 200,
      figures: `30 calls: ${tally(statuses)}, slowest ${slowest} ms; /healthz ${healthy.tookMs} ms; afterward ${after.status}`,
    }
  } finally {
    await ground.close()
  }
}

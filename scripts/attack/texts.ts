import { history } from "../../src/contract/history.ts"
import { seo } from "../../src/contract/seo.ts"
import { makeForm } from "../../test/make.ts"
import { type Finding, type Ground, tally, time, watch } from "./ground.ts"

const prose =
  "Each piece is thrown on the wheel in our workshop by the sea. The clay is dug two miles away and fired twice. " +
  "It keeps coffee warm for half an hour, and its handle has room for four fingers. "
const proseOf = (chars: number) => prose.repeat(Math.ceil(chars / prose.length)).slice(0, chars)

function formOf(products: number, text: string) {
  const form = makeForm(products)
  return { ...form, products: form.products.map((product) => ({ ...product, description: text })) }
}

/** Nobody else may wait longer than this, whatever anybody sends; shared cores are slow. */
const longestSilenceMs = 1500

export async function rewriteInLargeOrder({ server, enroll }: Ground): Promise<Finding> {
  const session = await enroll()
  const order = await (await server.send(seo.generate.path, formOf(50, proseOf(500)), session)).json()
  const products = order.products ?? []
  const [items] = [await (await server.send(history.list.path, undefined, session)).json()]
  const body = { historyId: items[0]?.id, productId: products.at(-1)?.id, field: "productTitle" }
  const { value, tookMs, silenceMs } = await watch(server, time(server.send(seo.rewrite.path, body, session)))
  return {
    isHeld: products.length === 50 && value.status === 200 && tookMs < 5000 && silenceMs < longestSilenceMs,
    figures: `answer ${value.status} after ${tookMs} ms, silence ${silenceMs} ms`,
  }
}

const hardUnits = [
  "\u0301",
  ")",
  "it's ",
  "made of ",
  "which is ",
  "because ",
  "— ",
  "यह मिट्टी का प्याला है ",
  "ดินเผาทำด้วยมือ",
]

export async function hardTexts({ server, enroll }: Ground): Promise<Finding> {
  const session = await enroll()
  const statuses: number[] = []
  let worst = { silenceMs: 0, tookMs: 0 }
  for (const unit of hardUnits) {
    const text = unit.repeat(5000).slice(0, 4990)
    const form = { ...formOf(1, text), description: text, brandStory: text, handmadeStory: text }
    const { value, tookMs, silenceMs } = await watch(server, time(server.send(seo.generate.path, form, session)))
    statuses.push(value.status)
    worst = { silenceMs: Math.max(worst.silenceMs, silenceMs), tookMs: Math.max(worst.tookMs, tookMs) }
  }
  return {
    isHeld: statuses.every((status) => [200, 400, 422].includes(status)) && worst.silenceMs < longestSilenceMs,
    figures: `${tally(statuses)}, longest answer ${worst.tookMs} ms, silence ${worst.silenceMs} ms`,
  }
}

/** Four large orders of one user, while another asks for a single listing and a third one types. */
export async function manyListings({ server, enroll }: Ground): Promise<Finding> {
  const [many, few, typing] = [await enroll(), await enroll(), await enroll()]
  const orders = Array.from({ length: 4 }, () => time(server.send(seo.generate.path, formOf(50, proseOf(1500)), many)))
  const others = (async () => {
    const single = await time(server.send(seo.generate.path, formOf(1, proseOf(300)), few))
    const scores = []
    for (let round = 0; round < 10; round++) scores.push(await time(server.send(seo.score.path, scoreBody(), typing)))
    return { single, slowestScoreMs: Math.max(...scores.map(({ tookMs }) => tookMs)) }
  })()
  const { value, p50, p99, tookMs } = await watch(server, Promise.all([others, ...orders]))
  const [{ single, slowestScoreMs }, ...answers] = value
  return {
    isHeld:
      answers.every(({ status }) => status === 200) &&
      single.status === 200 &&
      single.tookMs < 5000 &&
      slowestScoreMs < 2000 &&
      p99 < 500,
    figures:
      `200 listings (${tally(answers.map(({ status }) => status))}) in ${tookMs} ms, /healthz p50 ${p50} ms, p99 ${p99} ms, ` +
      `another's single listing ${single.tookMs} ms, slowest of ten scores ${slowestScoreMs} ms`,
  }
}

const scoreBody = (word = "mug") => ({
  platform: "etsy",
  listing: { productTitle: `Stoneware ${word}`, improvedBodyText: word },
  brief: makeForm(1),
})

export async function longWords({ server, enroll }: Ground): Promise<Finding> {
  const session = await enroll()
  const body = scoreBody(Array.from({ length: 4 }, () => "x".repeat(50_000)).join(" "))
  const one = await watch(server, time(server.send(seo.score.path, body, session)))
  const burst = await watch(
    server,
    Promise.all(Array.from({ length: 700 }, () => time(server.send(seo.score.path, scoreBody(), session)))),
  )
  const statuses = burst.value.map(({ status }) => status)
  // However slowly they arrive, the limit holds.
  const patient: number[] = []
  for (let round = 0; round < 15; round++) {
    const fifty = Array.from({ length: 50 }, () => time(server.send(seo.score.path, scoreBody(), session)))
    patient.push(...(await Promise.all(fifty)).map(({ status }) => status))
  }
  const scored = [one.value.status, ...statuses, ...patient].filter((status) => status === 200).length
  const isRefusing = scored <= 600 && [...statuses, ...patient].every((status) => [200, 429].includes(status))
  return {
    isHeld:
      one.value.status < 500 && one.silenceMs < longestSilenceMs && burst.silenceMs < longestSilenceMs && isRefusing,
    figures:
      `four words of 50,000 letters: ${one.value.status} after ${one.tookMs} ms, silence ${one.silenceMs} ms; ` +
      `700 scores at once: ${tally(statuses)}, silence ${burst.silenceMs} ms; 750 more, fifty at a time: ${tally(patient)}`,
  }
}

export async function manyUsers({ server, enroll }: Ground): Promise<Finding> {
  const sessions = []
  for (let count = 0; count < 64; count++) sessions.push(await enroll())
  const work = sessions.flatMap((session) =>
    [1, 2].map(() => time(server.send(seo.generate.path, makeForm(1), session))),
  )
  const { value, silenceMs } = await watch(server, Promise.all(work))
  const served = value.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs)
  const refused = value.filter(({ status }) => status === 503).map(({ tookMs }) => tookMs)
  const slowest = Math.max(0, ...served)
  const slowestRefusal = refused.length > 0 ? Math.max(...refused) : 0
  return {
    isHeld:
      served.length > 0 &&
      refused.length > 0 &&
      served.length + refused.length === value.length &&
      Math.max(slowest, slowestRefusal) < 4000 &&
      silenceMs < longestSilenceMs,
    figures:
      `128 generations of 64 users at once: ${tally(value.map(({ status }) => status))}, slowest answer ${slowest} ms, ` +
      `slowest refusal ${slowestRefusal} ms, silence ${silenceMs} ms`,
  }
}

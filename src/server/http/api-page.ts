import type { FastifyInstance } from "fastify"
import type { Call, Who } from "../../contract/call.ts"
import { calls } from "../../contract/index.ts"
import { problems } from "../../contract/problems.ts"
import { brand } from "../../domain/brand.ts"
import type { Config } from "../config.ts"
import { describeApi, problemsOf } from "./api-description.ts"

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const whoWords: Record<Who, string> = {
  everybody: "everybody",
  user: "signed in",
  access: "with an active subscription",
}

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881 }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 2rem 1rem }
h1 { margin: 0 } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize }
details { border-top: 1px solid var(--line); padding: .75rem 0 }
summary { cursor: pointer } code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--soft); padding: .75rem; overflow-x: auto; border-radius: .5rem }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600 } .who { opacity: .8 }`

/** The contract for machines and people; built on first request. */
export function addApiDescription(app: FastifyInstance, config: Config): void {
  let made: ReturnType<typeof describeApi> | undefined
  const describe = () => {
    made ??= describeApi({ ...config, supportEmail: config.mail.supportEmail })
    return made
  }
  let page: string | undefined
  app.get("/api/openapi.json", async () => describe())
  app.get("/api/docs", (_request, reply) => {
    page ??= renderApiPage(describe())
    return reply.type("text/html; charset=utf-8").send(page)
  })
}

/** Plain HTML, no script, nothing from other hosts. */
function renderApiPage({ paths, components }: ReturnType<typeof describeApi>): string {
  const sections = Object.entries(calls).map(([area, areaCalls]) => {
    const rows = Object.values<Call>(areaCalls).map((call) => renderCall(call, paths))
    return `<section><h2>${escapeHtml(area)}</h2>${rows.join("")}</section>`
  })
  const models = Object.entries(components.schemas).map(renderModel)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name}: every call</title><style>${style}</style></head><body><main>
<h1>${brand.name}: every call</h1>
<p>JSON in, JSON out; the session is a cookie. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}
<section><h2>Models</h2>${models.join("\n")}</section></main></body></html>`
}

const renderModel = ([name, schema]: [string, unknown]): string =>
  `<details id="${name}"><summary><code>${name}</code></summary>${renderJson("", schema)}</details>`

function renderCall(call: Call, paths: Record<string, Record<string, unknown>>): string {
  const described = paths[call.path.replaceAll(/:(\w+)/g, "{$1}")]?.[call.method.toLowerCase()]
  const { parameters, requestBody, responses } = Object(described)
  const failures = problemsOf(call).map(
    (code) => `<li><code>${problems[code].status} ${code}</code> ${escapeHtml(problems[code].message)}</li>`,
  )
  return `<details><summary><code><span class="method">${call.method}</span>${escapeHtml(call.path)}</code>
${escapeHtml(call.summary)} <span class="who">(${whoWords[call.who]})</span></summary>
${parameters.length > 0 ? renderJson("Parameters", parameters) : ""}
${requestBody ? renderJson("Body", requestBody.content["application/json"].schema) : ""}
${renderReply(responses)}
${failures.length > 0 ? `<p>What can go wrong</p><ul>${failures.join("")}</ul>` : ""}</details>`
}

function renderReply(responses: object): string {
  const [[status, { description, content }] = ["", { description: "", content: null }]] = Object.entries(responses)
  const { schema = null } = Object(Object.values(content ?? {})[0])
  return schema === null ? `<p>Reply: ${status}, ${description}</p>` : renderJson(`Reply: ${status}`, schema)
}

/** A reference to a model becomes a link. */
const renderJson = (title: string, value: unknown) =>
  `<p>${title}</p><pre>${escapeHtml(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  )}</pre>`

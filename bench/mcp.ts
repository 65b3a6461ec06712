// npm run bench mcp, or node bench/mcp.ts: how long a call takes through MCP, compared with the same call over plain
// HTTP.
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { openGround } from "../scripts/attack/ground.ts"
import { history } from "../src/contract/history.ts"
import { keys } from "../src/contract/keys.ts"
import { makeRegistration } from "../test/make.ts"

/** A key allows only a few more per minute. */
const rounds = 50

const ground = await openGround()
try {
  const session = await ground.enroll()
  const { password } = makeRegistration()
  const asked = { name: "Bench", scopes: ["history:read"], expiresInDays: null, password }
  const { key } = await (await ground.server.send(keys.create.path, asked, session)).json()
  const headers = { authorization: `Bearer ${key}` }
  const client = new Client({ name: "bench", version: "1.0.0" })
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", ground.server.origin), {
    requestInit: { headers },
  })
  await client.connect(transport)
  const overHttp = async () => {
    const reply = await ground.server.send(history.list.path, undefined, headers)
    if (reply.status !== 200) throw new Error(`refused: ${await reply.text()}`)
    await reply.json()
  }
  const overMcp = async () => {
    const answer = await client.callTool({ name: "list_history", arguments: {} })
    if (answer.isError) throw new Error(`refused: ${JSON.stringify(answer.content)}`)
  }
  const [http, mcp] = [await measure(overHttp), await measure(overMcp)]
  console.log(`A search of the history by key: ${http.toFixed(1)} ms over HTTP, ${mcp.toFixed(1)} ms through MCP`)
  console.log(`  MCP takes ${(mcp / http).toFixed(2)} × as long`)
  await client.close()
} finally {
  await ground.close()
}

/** The median of that many sequential calls. */
async function measure(ask: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

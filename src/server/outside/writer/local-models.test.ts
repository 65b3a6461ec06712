import { createServer, type RequestListener } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { findLocalModels } from "./local-models.ts"

const patientMs = 5000

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once("listening", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("the test's server has no port")
  return address.port
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_, reply) => {
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }

test("a server with models is named, with its address and its first model", async () => {
  const asked: (string | undefined)[] = []
  const port = await listen((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    says({ object: "list", data: [{ id: "llama3.2:3b", object: "model" }, { id: "other" }] })(request, reply)
  })
  expect(await findLocalModels(patientMs, [{ name: "Ollama", port }])).toEqual([
    { name: "Ollama", baseUrl: `http://127.0.0.1:${port}/v1`, model: "llama3.2:3b" },
  ])
  expect(asked).toEqual(["GET /v1/models"])
})

test.each([
  ["no models yet", { data: null }],
  ["none in its list", { data: [] }],
  ["a name that nobody should paste into a command", { data: [{ id: "m; rm -rf /" }] }],
])("a server that has %s is named without one", async (_, body) => {
  const port = await listen(says(body))
  expect(await findLocalModels(patientMs, [{ name: "Ollama", port }])).toMatchObject([{ name: "Ollama", model: null }])
})

test.each<[string, RequestListener]>([
  ["something else", (_, reply) => void reply.end("<h1>It works</h1>")],
  ["another JSON", says({ status: "ok" })],
  ["an error", says({ data: [] }, 500)],
  ["another address", (_, reply) => void reply.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
])("a server that answers with %s does not count", async (_, answer) => {
  const port = await listen(answer)
  expect(await findLocalModels(patientMs, [{ name: "llama.cpp", port }])).toEqual([])
})

test("a server that does not answer is not waited for, and a missing one is not a failure", async () => {
  const port = await listen(() => {})
  expect(
    await findLocalModels(50, [
      { name: "LM Studio", port },
      { name: "Ollama", port: 1 },
    ]),
  ).toEqual([])
})

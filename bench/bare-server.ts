// The upper bound for anything built on Fastify and PostgreSQL: routes that run the queries of BENCH_ROUTES and send
// the rows.
import { readFileSync } from "node:fs"
import { fastify } from "fastify"
import { Pool } from "pg"
import * as z from "zod/mini"

const query = z.object({ name: z.optional(z.string()), text: z.string(), values: z.array(z.unknown()) })
/** By path; users take turns. */
const routes = z
  .record(z.string(), z.array(z.array(query)))
  .parse(JSON.parse(readFileSync(process.env.BENCH_ROUTES ?? "", "utf8")))
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
for (const [path, users] of Object.entries(routes)) {
  let turn = 0
  app.get(path, async () => {
    const all = []
    for (const each of users[turn++ % users.length] ?? []) all.push((await pool.query(each)).rows)
    return all
  })
}
app.get("/readyz", async () => "ready")
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" })

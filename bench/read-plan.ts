import type { Pool } from "pg"
import * as z from "zod/mini"

const nodeSchema = z.object({
  "Node Type": z.string(),
  "Index Name": z.optional(z.string()),
  "Relation Name": z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(nodeSchema))
  },
})
type Node = z.output<typeof nodeSchema>

/** PostgreSQL's plan for a query in one line, from the inside out, with index names. */
export async function readPlan(pool: Pool, text: string, params: unknown[]): Promise<string> {
  const { rows } = await pool.query(`explain (format json) ${text}`, params)
  const [{ Plan: plan }] = z.tuple([z.object({ Plan: nodeSchema })]).parse(rows[0]?.["QUERY PLAN"])
  return listNodes(plan).join(" → ")
}

function listNodes(node: Node): string[] {
  const on = node["Index Name"] ?? node["Relation Name"]
  return [...(node.Plans ?? []).flatMap(listNodes), `${node["Node Type"]}${on === undefined ? "" : ` on ${on}`}`]
}

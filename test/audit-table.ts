import { expect, test } from "vitest"
import type { Audit, AuditOutcome } from "../src/domain/page/audits/audit.ts"
import { type PageGiven, readHtml } from "./page-reading.ts"

/** A page, and how it was delivered, if in some special way. */
type Case = string | readonly [html: string, given: PageGiven]

type Table = { readonly [Outcome in AuditOutcome["outcome"]]?: readonly Case[] }

/** Tests an audit against its table: which pages pass, which fail, and to which it does not apply. */
export function auditTable(audit: Audit, table: Table): void {
  const rows = Object.entries(table).flatMap(([outcome, cases]) => cases.map((page) => ({ outcome, page })))
  test.each(rows)(`${audit.id}: $outcome, $page`, ({ outcome, page }) => {
    const [html, given] = typeof page === "string" ? [page, {}] : page
    const judged = audit.judge(readHtml(html, given))
    expect(judged.outcome).toBe(outcome)
    if (judged.outcome !== "fail") return
    expect(judged.advice).not.toBe("")
    expect(judged.evidence.length).toBeGreaterThan(0)
  })
  test(`${audit.id} passes and fails in its table`, () => {
    expect(table.pass?.length ?? 0).toBeGreaterThan(0)
    expect(table.fail?.length ?? 0).toBeGreaterThan(0)
  })
}

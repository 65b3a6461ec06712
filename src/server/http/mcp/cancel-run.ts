import { text } from "node:stream/consumers"
import type { FastifyInstance, FastifyRequest } from "fastify"
import * as z from "zod/mini"
import { seo } from "../../../contract/seo.ts"
import { makeCall } from "./make-call.ts"

/** Stops the work with this name, whichever process does it. */
export async function cancelRun(app: FastifyInstance, request: FastifyRequest, run: string): Promise<void> {
  const listing = { call: seo.listGenerations, split: { params: {}, query: { run }, body: {} } }
  const reply = await makeCall(app, request, listing)
  if (reply.statusCode >= 400) return
  for (const { id } of z.parse(seo.listGenerations.reply, JSON.parse(await text(reply.stream()))))
    await makeCall(app, request, { call: seo.cancelGeneration, split: { params: { id }, query: {}, body: {} } })
}

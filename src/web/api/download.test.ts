import { expect, test } from "vitest"
import * as z from "zod/mini"
import { call } from "../../contract/call.ts"
import { CallError } from "./call-error.ts"
import { ConnectionLost } from "./connection-lost.ts"
import { makeDownload } from "./download.ts"

const fetchFile = call({
  method: "GET",
  path: "/api/files/:id",
  who: "everybody",
  summary: "",
  params: z.object({ id: z.string() }),
  reply: "file",
})

const download = (answer: Response) =>
  makeDownload({ fetch: async () => answer, leaveTo() {} })(fetchFile, { params: { id: "1" } })

const named = (disposition: string) => new Response("x", { headers: { "content-disposition": disposition } })

test.each([
  ["attachment; filename=\"Creme brulee.txt\"; filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e.txt", "Crème brûlée.txt"],
  ["attachment; filename*=utf-8'en'a%22%3B%20b.txt", 'a"; b.txt'],
  ["attachment; filename*=UTF-8''%28it%27s%29.txt; filename=other.txt", "(it's).txt"],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ["attachment; filename=plain.csv", "plain.csv"],
  ["attachment; filename*=UTF-8''50%", "50%"],
  ["attachment", "download"],
])("%s is a file named %s", async (disposition, fileName) => {
  expect((await download(named(disposition))).fileName).toBe(fileName)
})

test("its missing cells are listed", async () => {
  const headers = { "x-missing-cells": "a%2Cb,100 %25,Gr%C3%B6%C3%9Fe" }
  const file = await download(new Response("name\n", { headers }))
  expect(file.missing).toEqual(["a,b", "100 %", "Größe"])
  expect(await file.blob.text()).toBe("name\n")
  expect((await download(new Response("x"))).missing).toEqual([])
})

test("a refusal and an interrupted file are errors", async () => {
  await expect(download(new Response("no", { status: 404 }))).rejects.toBeInstanceOf(CallError)
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) })
  await expect(download(new Response(broken))).rejects.toBeInstanceOf(ConnectionLost)
})

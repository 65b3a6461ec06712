import { fastify } from "fastify"
import { expect, it, test } from "vitest"
import { sendFile } from "./files.ts"

async function* pieces() {
  yield "name,price\n"
  yield Buffer.from("Čaj,3 €\n")
}

const fetchFile = (fileName: string, missing?: readonly string[]) =>
  fastify()
    .get("/", (_request, reply) =>
      sendFile({ fileName, contentType: "text/csv; charset=utf-8", content: pieces(), missing }, reply),
    )
    .inject("/")

it("sends the pieces as one file", async () => {
  const reply = await fetchFile("products.csv")
  expect(reply.statusCode).toBe(200)
  expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8")
  expect(reply.body).toBe("name,price\nČaj,3 €\n")
})

test.each([
  ["products.csv", "attachment; filename=\"products.csv\"; filename*=UTF-8''products.csv"],
  ["Crème brûlée.txt", "attachment; filename=\"Creme brulee.txt\"; filename*=UTF-8''Cr%C3%A8me%20br%C3%BBl%C3%A9e.txt"],
  ['a"; x="b.txt', "attachment; filename=\"a__ x__b.txt\"; filename*=UTF-8''a%22%3B%20x%3D%22b.txt"],
  [
    "a\r\nSet-Cookie: x.txt",
    "attachment; filename=\"a__Set-Cookie_ x.txt\"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.txt",
  ],
  ["(it's).txt", "attachment; filename=\"_it_s_.txt\"; filename*=UTF-8''%28it%27s%29.txt"],
])("the name %j is sent in a form that every browser understands", async (name, header) => {
  expect((await fetchFile(name)).headers["content-disposition"]).toBe(header)
})

test.each([
  [undefined, undefined],
  [[], undefined],
  [["Price"], "Price"],
  [["*C:Brand", "canonical address"], "*C:Brand,canonical address"],
  [["a,b", "100 %", "Größe 日"], "a%2Cb,100 %25,Gr%C3%B6%C3%9Fe %E6%97%A5"],
  [["a\r\nSet-Cookie: x"], "a%0D%0ASet-Cookie: x"],
])("the missing cells %j are listed as %j", async (missing, header) => {
  const reply = await fetchFile("products.csv", missing)
  expect(reply.headers["x-missing-cells"]).toBe(header)
  expect(header?.split(",").map(decodeURIComponent)).toEqual(header === undefined ? undefined : missing)
})

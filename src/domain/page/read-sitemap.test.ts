import { expect, test } from "vitest"
import { readSitemap } from "./read-sitemap.ts"

test.each<[string, string, readonly string[], readonly string[]]>([
  [
    "a sitemap",
    "<urlset><url><loc> https://a.example/?b=1&amp;c=2 </loc></url></urlset>",
    ["https://a.example/?b=1&c=2"],
    [],
  ],
  [
    "one with a prefix",
    "<s:urlset><s:url><s:loc>https://a.example/</s:loc></s:url></s:urlset>",
    ["https://a.example/"],
    [],
  ],
  [
    "a list of sitemaps",
    "<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>",
    [],
    ["https://a.example/s.xml"],
  ],
  ["lines", "https://a.example/\r\n\nnothing\nhttp://b.example/", ["https://a.example/", "http://b.example/"], []],
  ["other schemes", "<urlset><loc>file:///etc/passwd</loc></urlset>", [], []],
  ["a page", "<!doctype html><p>None</p>", [], []],
])("%s", (_what, text, pages, sitemaps) => expect(readSitemap(text)).toEqual({ pages, sitemaps }))

import { addressForm } from "./address-form.ts"
import { ampCanonical } from "./amp-canonical.ts"
import { articleData } from "./article-data.ts"
import type { Audit } from "./audit.ts"
import { breadcrumbs } from "./breadcrumbs.ts"
import { brokenLinks } from "./broken-links.ts"
import { canonicalConflict } from "./canonical-conflict.ts"
import { canonicalElsewhere } from "./canonical-elsewhere.ts"
import { canonicalForm } from "./canonical-form.ts"
import { canonicalPlace } from "./canonical-place.ts"
import { canonicalPresence } from "./canonical-presence.ts"
import { canonicalTarget } from "./canonical-target.ts"
import { charset } from "./charset.ts"
import { compression } from "./compression.ts"
import { contentFrames } from "./content-frames.ts"
import { contentLength } from "./content-length.ts"
import { contentRepeats } from "./content-repeats.ts"
import { contentScripts } from "./content-scripts.ts"
import { crawlableAnchors } from "./crawlable-anchors.ts"
import { descriptionCount } from "./description-count.ts"
import { descriptionLength } from "./description-length.ts"
import { descriptionPlace } from "./description-place.ts"
import { documentTitle } from "./document-title.ts"
import { encryption } from "./encryption.ts"
import { favicon } from "./favicon.ts"
import { headValidity } from "./head-validity.ts"
import { headingGaps } from "./heading-gaps.ts"
import { headingOrder } from "./heading-order.ts"
import { hreflangAddresses } from "./hreflang-addresses.ts"
import { hreflangCodes } from "./hreflang-codes.ts"
import { htmlSize } from "./html-size.ts"
import { httpStatus } from "./http-status.ts"
import { imageAlt } from "./image-alt.ts"
import { imageSize } from "./image-size.ts"
import { imageSource } from "./image-source.ts"
import { imageWording } from "./image-wording.ts"
import { insecureLinks } from "./insecure-links.ts"
import { internalLinks } from "./internal-links.ts"
import { languageRegions } from "./language-regions.ts"
import { languageVersions } from "./language-versions.ts"
import { linkNames } from "./link-names.ts"
import { linkText } from "./link-text.ts"
import { mainHeading } from "./main-heading.ts"
import { mainHeadingCount } from "./main-heading-count.ts"
import { mainPhrase } from "./main-phrase.ts"
import { metaDescription } from "./meta-description.ts"
import { metaKeywords } from "./meta-keywords.ts"
import { metaRefresh } from "./meta-refresh.ts"
import { mixedContent } from "./mixed-content.ts"
import { nofollowLinks } from "./nofollow-links.ts"
import { openGraph } from "./open-graph.ts"
import { pageLanguage } from "./page-language.ts"
import { paragraphLength } from "./paragraph-length.ts"
import { redirects } from "./redirects.ts"
import { responseTime } from "./response-time.ts"
import { robotsConflict } from "./robots-conflict.ts"
import { robotsExpiry } from "./robots-expiry.ts"
import { robotsNofollow } from "./robots-nofollow.ts"
import { robotsNoindex } from "./robots-noindex.ts"
import { robotsSnippet } from "./robots-snippet.ts"
import { robotsTxtAccess } from "./robots-txt-access.ts"
import { robotsTxtSyntax } from "./robots-txt-syntax.ts"
import { sentenceLength } from "./sentence-length.ts"
import { sitemapNotice } from "./sitemap-notice.ts"
import { strictTransport } from "./strict-transport.ts"
import { structuredCompleteness } from "./structured-completeness.ts"
import { structuredMatch } from "./structured-match.ts"
import { structuredSyntax } from "./structured-syntax.ts"
import { titleCount } from "./title-count.ts"
import { titleEnding } from "./title-ending.ts"
import { titleHeading } from "./title-heading.ts"
import { titleLength } from "./title-length.ts"
import { titlePlace } from "./title-place.ts"
import { titleRepeats } from "./title-repeats.ts"
import { titleWidth } from "./title-width.ts"
import { titleWording } from "./title-wording.ts"
import { twitterCard } from "./twitter-card.ts"
import { viewport } from "./viewport.ts"

/** LIST 2: every audit, in the order in which people see them. */
export const audits: readonly Audit[] = [
  documentTitle,
  titleCount,
  titlePlace,
  titleWidth,
  titleLength,
  titleWording,
  titleRepeats,
  titleHeading,
  titleEnding,
  metaDescription,
  descriptionCount,
  descriptionPlace,
  descriptionLength,
  metaKeywords,
  mainHeading,
  mainHeadingCount,
  headingOrder,
  headingGaps,
  robotsNoindex,
  robotsExpiry,
  robotsSnippet,
  robotsNofollow,
  robotsConflict,
  robotsTxtAccess,
  robotsTxtSyntax,
  canonicalPresence,
  canonicalConflict,
  canonicalForm,
  canonicalElsewhere,
  canonicalPlace,
  canonicalTarget,
  hreflangCodes,
  hreflangAddresses,
  languageRegions,
  languageVersions,
  pageLanguage,
  charset,
  viewport,
  headValidity,
  htmlSize,
  httpStatus,
  redirects,
  metaRefresh,
  crawlableAnchors,
  linkText,
  linkNames,
  brokenLinks,
  internalLinks,
  nofollowLinks,
  insecureLinks,
  imageAlt,
  imageWording,
  imageSource,
  imageSize,
  contentLength,
  contentScripts,
  contentFrames,
  contentRepeats,
  sentenceLength,
  paragraphLength,
  mainPhrase,
  structuredSyntax,
  structuredCompleteness,
  structuredMatch,
  articleData,
  breadcrumbs,
  openGraph,
  twitterCard,
  favicon,
  addressForm,
  encryption,
  mixedContent,
  strictTransport,
  compression,
  responseTime,
  sitemapNotice,
  ampCanonical,
]

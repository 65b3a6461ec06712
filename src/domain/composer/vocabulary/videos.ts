import { readRows } from "./row.ts"

/** Videos, by kind and by what they are about. */
export const videos = readRows(`
allotment diary: allotment vlog, plot tour, garden diary | grow your own, kitchen garden, growing vegetables, garden
  with me, plot update
animation: animated video, cartoon, animated film | animator, motion design, drawn story, cartoon art, cartoon channel
asmr: asmr video, relaxing sounds | sleep sounds, tingles, quiet listening, relaxing, asmr triggers
baking video: baking tutorial, bake along, bake with me | home baking, cake recipe, kitchen skills, baking tips, oven
  time
bedtime story: story video, story time, read aloud | family listening, sleepy time, story reading, audio story, listen
  along
brake pad replacement: brake pad change, brake job, changing brake pads | car diy, home mechanic, brake repair, car
  maintenance, steps explained
build video: build log, project build | maker channel, workshop, start to finish, build with me, project diary
car repair video: car repair tutorial, car diy, auto repair video | home mechanic, do it yourself, garage diy, steps
  explained, car maintenance
challenge video: challenge, dare video | try not to laugh, fun with friends, who wins, attempt video, game show style
chess video: chess lesson, chess analysis | chess openings, game analysis, chess tactics, learn chess, chess channel
coding tutorial: programming tutorial, code along, coding lesson | learn to code, software development, developer
  channel, programming, steps explained
comedy sketch: sketch comedy, funny skit, comedy skit | funny video, comedy channel, parody, laugh along, jokes
commentary: video commentary, opinion video, video essay | analysis, my thoughts, breaking it down, discussion,
  explained
comparison: versus video, comparison video | which one to buy, pros and cons, differences, before you buy, which is
  better
compilation: clip compilation, mix video | funny moments, clips together, clip show, clips in a row, watch on repeat
cooking video: cook along, cooking show, cookery video | home cooking, recipe ideas, kitchen skills, dinner ideas, food
  channel
course video: video course, online class | learning at home, lecture video, study with me, learn how, self taught
craft video: craft tutorial, diy craft, craft along | make it yourself, crafting at home, craft ideas, maker channel,
  steps explained
crochet tutorial: crochet lesson, crochet along | learn crochet, crochet project, knit and crochet, steps explained,
  crochet with me
dance tutorial: dance lesson, choreography tutorial | learn the dance, follow along, dance moves, dance practice, steps
  explained
diy video: diy tutorial, diy project, do it yourself | home improvement, make it yourself, maker channel, steps
  explained, project build
documentary: docu, documentary film | true story, film to watch, factual film, history and people, watch party
drawing tutorial: drawing lesson, how to draw, draw along | learn to draw, sketching, art lesson, art channel, draw with
  me
drone video: drone footage, aerial video | aerial views, flying over, sky filming, landscape film, seen from above
drum lesson: drum tutorial, drumming lesson | learn drums, play along, drum practice, rhythm, drum fills
explainer video: explainer, explained video | how it works, understand it, animated guide, simple terms, learn about
film trailer: teaser, preview video, promo trailer | coming soon, first look, upcoming release, sneak peek, film promo
fishing video: angling video, fishing trip video | catch and cook, fishing tips, on the water, bank side, angler channel
gameplay: game footage, gameplay video | gaming channel, play along, gaming clips, game commentary, in game action
gardening video: gardening guide, garden tutorial | grow your own, garden tips, allotment diary, garden with me, growing
  vegetables
guide: how to guide, walkthrough guide | learn how, tips and tricks, explained, getting started, what to know
guitar lesson: guitar tutorial, guitar class | learn guitar, play along, guitar chords, strumming patterns, tabs
hair tutorial: hairstyle tutorial, hair video | hair styling, hairstyle ideas, get ready with me, beauty channel, steps
  explained
haul: haul video, shopping haul | what i bought, try on, shop with me, shopping trip, purchases
highlights: highlight reel, recap video, clip compilation | match moments, match recap, event recap, clip show, watch
  again
history video: history lesson, history documentary | the past explained, true story, history channel, what happened,
  learn history
how to: how to video, tutorial | learn how, steps explained, do it yourself, show me how, follow along
interview: conversation, sit down talk | guest talk, question and answer, meet the guest, talk show, in conversation
kids video: childrens video, kids show, cartoon for kids | family viewing, play and learn, nursery songs, preschool fun,
  screen time
knitting tutorial: knitting lesson, knit along | learn to knit, knitting project, knit and crochet, steps explained,
  knit with me
language lesson: language class, language video | learn a language, speaking practice, vocabulary, grammar explained,
  listening practice
lecture: talk, lecture video | learning at home, university talk, explained, study video, academic talk
lesson: class, teaching video, video lesson | learn how, follow along, learning at home, course video, practise along
let's play: lets play, game play along | gaming channel, game commentary, play with me, gaming video, game session
live stream: livestream, stream, live video | watch along, live chat, streaming now, replay, channel live
makeup tutorial: makeup video, makeup lesson | makeup look, get ready with me, beauty tips, beauty channel, steps
  explained
math lesson: maths lesson, math tutorial, maths tutorial | maths explained, homework help, exam revision, school maths,
  worked examples
meditation: guided meditation, meditation video | relaxing, breathing, quiet mind, mindfulness, calm moment
music video: song video, mv | listen and watch, singer and band, music channel, song and video, artist channel
news video: news report, news clip | current events, latest headlines, what happened, explained, update
nursery rhyme: nursery song, childrens song, kids song | sing along, preschool fun, family viewing, toddler music, early
  learning
painting tutorial: painting lesson, paint along | learn to paint, art lesson, art channel, paint with me, steps
  explained
pet video: animal clip, pet clip | animals at play, pet channel, pet antics, pets at home, animal lovers
piano tutorial: piano lesson, piano guide | learn piano, play along, sheet music, keyboard playing, piano chords
podcast episode: podcast, audio episode, podcast video | talk show, listen along, guest talk, weekly listening,
  conversation
prank: prank video, practical joke | funny video, comedy channel, caught on camera, jokes, laugh along
question and answer: q&a, ask me anything | your questions, channel update, get to know me, answering, chat with me
reaction video: reaction, react video | first time watching, my reaction, commentary, watch with me, listening to
recipe: cooking recipe, recipe video, how to cook | home cooking, cook with me, dinner ideas, kitchen skills, meal ideas
repair video: repair tutorial, how to fix, fix it video | do it yourself, steps explained, fix at home, home mechanic,
  troubleshooting
restoration: restoration video, restore video | before and after, workshop, repair and restore, bringing it back,
  restoring
review: product review, video review, review video | worth buying, my thoughts, before you buy, hands on test, verdict
room tour: house tour, home tour, apartment tour | look inside, come with me, interior ideas, home makeover, walk
  through
science experiment: science video, experiment video | home science, explained, how it works, learning fun, try it
  yourself
sewing tutorial: sewing lesson, sew along, sewing video | learn to sew, sewing project, sew with me, sewing machine,
  steps explained
short film: short movie, indie short | indie film, film festival, filmmaker, film making, watch online
singing lesson: vocal lesson, voice lesson | learn to sing, vocal exercises, voice training, vocal technique, sing along
skincare routine: skin care routine, skincare video | beauty channel, morning and night, get ready with me, skincare
  tips, face care
software tutorial: software guide, app tutorial | getting started, steps explained, tips and tricks, learn how, screen
  recording
song cover: cover song, cover version | singing, sing and play, music channel, my version, song performance
sourdough video: sourdough tutorial, sourdough guide | bread baking, home baker, bread making, bread recipe, bake along
speedrun: speed run, world record attempt | gaming challenge, glitch hunting, run commentary, gaming channel, split
  times
stretching routine: stretch video, mobility routine | follow along, limber up, flexibility, after workout, daily stretch
test drive: car review, drive review | first drive, car channel, behind the wheel, before you buy, road test
testimonial: customer story, case study video | client words, client story, before and after, customer talk, what they
  say
travel vlog: travel video, trip vlog, travel diary | travel guide, things to see, come with me, trip report, places to
  visit
trip report: travel review, journey video, trip video | travel vlog, onboard tour, journey vlog, come with me, journey
  review
tutorial: how to video, guide, tutorial video | learn how, follow along, lesson video, show me how, explained
unboxing: unboxing video, box opening | first look, whats in the box, hands on test, first impressions, parcel opening
video essay: essay video, analysis video | deep dive, culture talk, explained, film and media, watch party
video: clip, film clip, online video | watch online, video channel, channel upload, viewing, watch list
vlog: video blog, video diary, daily vlog | day in my life, behind the scenes, come with me, life update, my week
walkthrough: game walkthrough, playthrough | level guide, gaming guide, how to beat, gaming channel, boss fight
webinar: online seminar, web seminar | online talk, presentation, online event, question time, replay
wildlife video: nature video, animal video, wildlife film | animals in nature, wildlife watching, nature channel,
  outdoors, caught on camera
woodworking video: woodworking tutorial, woodwork build | shop project, maker channel, woodshop, build with me, steps
  explained
workout: exercise video, workout video, fitness video | home workout, train with me, follow along, get moving, exercise
  routine
yoga class: yoga video, yoga flow, yoga session | yoga at home, stretching, follow along, yoga practice, mind and body
`)

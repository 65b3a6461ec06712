/** What people type for any app of a category, a word each; none of it is a feature that one app might not have. */
const rows: readonly (readonly [kind: RegExp, words: string])[] = [
  [
    /\bgame|puzzle|crossword|word game|trivia|quiz|board\b/i,
    "play,player,casual,brain,clue,solve,solver,fun,relaxing,level,mind,thinking,hobby,commute,evening,challenge",
  ],
  [
    /\bweather|rain|tide|storm|forecast\b/i,
    "today,tomorrow,local,outdoor,sky,hourly,outlook,coast,sea,shower,cloud,wet,walk,trip,weekend",
  ],
  [
    /\bfinance|budget|money|bank|invest|expense\b/i,
    "money,spending,saving,bills,expense,cash,household,planner,salary,monthly,tracker,wallet,income,debt,couple",
  ],
  [
    /\beducation|learn|language|study|school|flashcard\b/i,
    "learn,study,student,lesson,memory,practice,revise,vocabulary,class,teacher,exam,beginner,word,remember,daily",
  ],
  [
    /\bhealth|fitness|run|workout|yoga|sleep|migraine|medical|diary\b/i,
    "wellness,routine,habit,body,daily,log,tracker,journal,goal,training,coach,active,beginner,schedule,progress",
  ],
  [
    /\bmusic|audio|tuner|metronome|drum|guitar\b/i,
    "musician,practice,song,beat,tempo,rhythm,band,tune,player,instrument,teacher,rehearsal,learn,pitch,ear",
  ],
  [
    /\bphoto|video|camera|picture\b/i,
    "picture,image,snap,shot,editor,light,portrait,gallery,crop,frame,creator,camera,studio,colour,retouch",
  ],
  [
    /\bfood|meal|recipe|cook|drink|grocery\b/i,
    "cooking,cook,kitchen,dinner,lunch,healthy,diet,ingredients,pantry,weekly,family,shopping,list,menu,dish",
  ],
  [
    /\bnavigation|map|travel|bus|train|route|charg\b/i,
    "travel,route,trip,nearby,city,journey,drive,directions,commute,road,stop,finder,planner,local,guide",
  ],
  [
    /\bknit|crochet|craft|sewing|lifestyle|hobby\b/i,
    "craft,yarn,wool,pattern,maker,hobby,handmade,project,counting,tally,needle,hook,sewing,clicker,stitch",
  ],
  [
    /\bkids|family|baby|parent\b/i,
    "children,toddler,preschool,family,parent,play,early,learning,home,daily,fun,little,young,nursery,storytime",
  ],
  [
    /\bphotograph|tool|utilit|scanner|file|productivity|business|report\b/i,
    "work,office,organise,manage,document,quick,simple,phone,daily,job,project,record,list,helper,team",
  ],
]
const anything = "phone,daily,simple,quick,easy,helper,assistant,home,personal,pocket,handy,everyday"

export function categoryWords(text: string): string[] {
  const found = rows.filter(([kind]) => kind.test(text)).flatMap(([, words]) => words.split(","))
  return [...new Set([...found, ...anything.split(",")])]
}

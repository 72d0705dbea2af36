/** Lines worth copying, by the command that they show. A test sees that each is understood. */
export const examples: Readonly<Record<string, readonly string[]>> = {
  play: [
    "play lantern-quay --language it --seat warden-1",
    "play heroquest --bots normal --option quest=the-stolen-bell",
    "play heroquest --bots normal --option campaign=true --option quest=wizard-chooses --option campaignLength=4",
    "play rings --bots normal --option scenario=passage-through-mirkwood --option players=2",
    "play rings --option deck.player-1=@my-deck.o8d",
  ],
  simulate: ["simulate lantern-quay --games 1000 --seed 7 --json"],
  arena: ["arena azeroth --bots normal,strong --games 40 --iterations 60"],
  replay: ["replay match.json"],
  verify: ["verify match.json"],
  rules: ["rules lantern-quay --search fog", "rules heroquest HQ-6.13", "rules heroquest --coverage"],
  print: ["print heroquest --quest the-stolen-bell --out quest.pdf"],
  quest: ["quest check my-quest.json"],
  lab: ["lab rings --variant mode=easy"],
  gym: ["gym lantern-quay"],
  worker: ["worker --database postgres://localhost/tavolata"],
  bench: ["bench kernel"],
  serve: ["serve --port 8080 --data my-tables"],
  backup: ["backup tables.backup --data my-tables"],
  restore: ["restore tables.backup --data my-other-tables"],
};

import { runBot, quickChance } from '@yaht/bots';
import { variantById, startGame, play } from '@yaht/rules';
const variant = variantById('rollio') as any; const chance = quickChance(1);
let game:any = (startGame({id:'x',variant,players:[{name:'b'}]},chance) as any).value.game;
const bot=runBot('optimal'); const t0=process.cpuUsage(); let n=0; const by:any={};
while(!game.over && n<3000){ const a=process.cpuUsage(); const c=bot(game); const d=process.cpuUsage(a); const k=game.state.phase+c.type; by[k]??=[0,0]; by[k][0]++; by[k][1]+=d.user/1000; n++;
 const p:any=play(game,0,c,chance); if(!p.ok){console.log('refused',p.error,c);break} game={...p.value.game,events:[]};
 if(c.type==='LeaveShop') console.log(game.state.level.level, game.state.money, game.state.charms.join(), game.state.kinds.length, JSON.stringify(by)); if ((process.cpuUsage(t0).user)/1e6>40) break; }
console.log(n, game.over, JSON.stringify(by));

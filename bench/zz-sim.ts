import { simulateRun, runBot } from '@yaht/bots';
import { variantById } from '@yaht/rules';
const variant = variantById('rollio') as any;
for (const level of ['easy','optimal'] as const) {
const n=Number(process.argv[level==='easy'?2:3]); const t=process.cpuUsage();
const rs=Array.from({length:n},(_,i)=>simulateRun(variant,runBot(level),i+1));
const c=process.cpuUsage(t); const sec=(c.user+c.system)/1e6;
console.log(level,n,'runs',sec.toFixed(2),'s',(n/sec).toFixed(1),'/s', 'moves', rs.reduce((s,r)=>s+r.moves,0)/n);
console.log('cleared', Array.from({length:15},(_,l)=>(100*rs.filter(r=>r.cleared>l).length/n).toFixed(0)).join(' '), 'won', rs.filter(r=>r.won).length/n);
}

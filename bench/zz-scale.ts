import { simulateRun, runBot } from '@yaht/bots';
import { variantById } from '@yaht/rules';
const base = variantById('rollio') as any;
const curve=(a:number,g:number)=>Array.from({length:15},(_,l)=>Math.round(a*g**l/50)*50);
for (const [a,g] of [[1500,1.28],[1500,1.35],[1500,1.22]] as const) {
 const variant={...base,levels:{...base.levels,thresholds:curve(a,g)}};
 const e=Array.from({length:100},(_,i)=>simulateRun(variant,runBot('easy'),i+1));
 console.log(a,g,'greedy l1',e.filter(r=>r.cleared>=1).length,'won',e.filter(r=>r.won).length, variant.levels.thresholds.join(' '));
 const t=process.cpuUsage(); const rs=Array.from({length:16},(_,i)=>simulateRun(variant,runBot('optimal'),i+1)); const c=process.cpuUsage(t);
 console.log(' buyer cpu/run',((c.user+c.system)/16e6).toFixed(2),'cleared', rs.map(r=>r.cleared).sort((x,y)=>x-y).join(' '), 'won', rs.filter(r=>r.won).length);
}

import {
  AppLogo,
  formatBytes,
  formatCount,
  formatDate,
  formatDeskTime,
  formatEuros,
  Grid,
  Icon,
  Row,
  DefinitionList,
  type IconName,
} from '../../src/index.ts';
import { iconPaths } from '../../src/icons/paths.ts';
import { Example, Examples } from '../Example.tsx';

const icons = Object.keys(iconPaths) as IconName[];

export function BrandPage() {
  return (
    <Examples title="AppLogo et Icon" lead="Un hexagone et un point ; des traits sur 24 unités, à nous.">
      <Example title="Signe">
        <Row gap="300">
          <AppLogo />
          <AppLogo variant="sign" />
        </Row>
      </Example>
      <Example title="Icônes">
        <Grid columns="narrow" gap="100">
          {icons.map((name) => (
            <Row key={name}>
              <Icon name={name} />
              {name}
            </Row>
          ))}
        </Grid>
      </Example>
    </Examples>
  );
}

export function FormatPage() {
  return (
    <Examples title="Formats" lead="Ce que les Français lisent, avec ses espaces insécables.">
      <Example title="Exemples">
        <DefinitionList
          layout="rows"
          items={[
            { label: 'formatEuros(123456)', value: formatEuros(123_456) },
            { label: 'formatDate', value: formatDate('2021-03-12') },
            { label: 'formatDeskTime', value: formatDeskTime('2021-03-12T13:05:00Z') },
            { label: 'formatCount', value: formatCount(3512, 'réparateur') },
            { label: 'formatBytes', value: formatBytes(2_400_000) },
          ]}
        />
      </Example>
    </Examples>
  );
}

interface Labels {
  [name: string]: string;
}
interface Metadata {
  name: string;
  namespace?: string;
  labels?: Labels;
}
export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
export interface Container {
  image: string;
  command?: string[];
  args?: string[];
  ports: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  env: { name: string; value?: string; valueFrom?: object }[];
  securityContext: object;
  resources: { requests?: { cpu?: string; memory?: string }; limits?: { memory?: string } };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { exec?: { command: string[] } } };
}
export interface Workload {
  kind: 'Deployment';
  metadata: Metadata;
  spec: {
    replicas?: number;
    strategy: object;
    selector: Selector;
    template: {
      metadata: { labels: Labels };
      spec: {
        serviceAccountName: string;
        automountServiceAccountToken?: boolean;
        enableServiceLinks?: boolean;
        terminationGracePeriodSeconds?: number;
        securityContext: object;
        topologySpreadConstraints: { topologyKey: string; labelSelector: Selector }[];
        containers: Container[];
        initContainers?: Container[];
        volumes: { name: string; emptyDir?: object }[];
      };
    };
  };
}
export interface Peer {
  namespaceSelector?: Selector;
  podSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
export interface Rule {
  to?: Peer[];
  from?: Peer[];
  ports?: { port: number | string; protocol?: string }[];
}
export interface NetworkPolicy {
  kind: 'NetworkPolicy';
  metadata: Metadata;
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}
export interface Scaler {
  kind: 'HorizontalPodAutoscaler' | 'ScaledObject';
  metadata: Metadata;
  spec: {
    scaleTargetRef: { kind?: string; name: string };
    minReplicas?: number;
    minReplicaCount?: number;
    metrics?: { type: string; resource: { name: string; target: { type: string; averageValue?: string } } }[];
    triggers?: { type: string; metricType?: string; metadata: Labels; authenticationRef?: { name: string } }[];
  };
}
export interface Ingress {
  kind: 'Ingress';
  metadata: Metadata;
  spec: {
    tls?: { hosts: string[]; secretName: string }[];
    rules: { host: string; http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
  };
}
export interface Data {
  kind: 'ConfigMap' | 'Secret';
  metadata: Metadata;
  data: Labels;
}
interface Selecting {
  kind: 'PodDisruptionBudget' | 'PodMonitor';
  metadata: Metadata;
  spec: { selector: Selector; podMetricsEndpoints?: { port: string; path: string }[] };
}
interface Alerts {
  kind: 'PrometheusRule';
  metadata: Metadata;
  spec: { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };
}
interface Plain {
  kind: 'Namespace' | 'ServiceAccount' | 'Service' | 'TriggerAuthentication';
  metadata: Metadata;
  automountServiceAccountToken?: boolean;
  spec?: { secretTargetRef?: { name: string; key: string }[] };
}

export type Manifest = Workload | NetworkPolicy | Scaler | Ingress | Data | Selecting | Alerts | Plain;

/** The manifests of one kind. */
export type OfKind<K, M = Manifest> = M extends { kind: infer L } ? (K extends L ? M : never) : never;
